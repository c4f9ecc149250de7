import { Anchor, CloseButton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { type SearchText, useSearchText } from '#questionnaire/inputs/menu/search-text.ts';
import { createMatcher } from './matcher.ts';
import classes from './yes-no-list.module.css';

interface ListFilterProps {
  /** Singular name of an entry, such as 'condition'. */
  itemLabel: string;
  options: readonly Option[];
  searchText: SearchText;
}

/** Filter field of a long list, with the number of matches. Typing does not re-render the field. */
export function ListFilter({ itemLabel, options, searchText }: ListFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = useSearchText(searchText, (text) => text === '');
  const showAll = () => {
    searchText.set('');
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter would submit the form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && !isEmpty) {
      event.stopPropagation();
      showAll();
    }
  };
  return (
    <div>
      <TextInput
        ref={input}
        label={`Find a ${itemLabel}`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => searchText.set(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
        rightSectionWidth={48}
        rightSection={!isEmpty && <CloseButton aria-label="Show the whole list" onClick={showAll} />}
      />
      <MatchCount itemLabel={itemLabel} options={options} searchText={searchText} onShowAll={showAll} />
    </div>
  );
}

/** Live region with the number of matches, or with the text that matches none. */
function MatchCount({
  itemLabel,
  options,
  searchText: sought,
  onShowAll,
}: ListFilterProps & { onShowAll(): void }) {
  const matchText = useSearchText(sought, (text) => {
    if (text.trim() === '') return '';
    const matches = createMatcher(text);
    const matchCount = options.filter(({ label }) => matches(label)).length;
    return matchCount > 0
      ? `${matchCount} of ${options.length} ${itemLabel}s`
      : `No ${itemLabel} matches “${text.trim()}”.`;
  });
  return (
    <>
      <Text component="div" size="sm" role="status" className={classes.matchCount}>
        {matchText}
      </Text>
      {matchText.startsWith('No ') && (
        <Anchor component="button" type="button" onClick={onShowAll}>
          Show the whole list
        </Anchor>
      )}
    </>
  );
}
