import { Text } from '@mantine/core';
import { memo, useId, useState } from 'react';
import type { OptionGroup, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions } from '#domain/questions/yes-no-list.ts';
import { createSearchText, type SearchText, useSearchText } from '#questionnaire/inputs/menu/search-text.ts';
import { fieldId, useAnswerForm } from '../answer-form.ts';
import { FieldGroup } from '../inputs/field-group.tsx';
import { useCurrentParts } from '../parts/part-context.ts';
import { ListFilter } from './list-filter.tsx';
import { ListProgress } from './list-progress.tsx';
import { hiddenKeys } from './matcher.ts';
import classes from './yes-no-list.module.css';
import { YesNoRow } from './yes-no-row.tsx';

interface YesNoListInputProps {
  question: YesNoListQuestion;
  labelHidden?: boolean;
}

/** Input for a long list of yes/no entries, with a filter and buttons that answer the rest No. */
export function YesNoListInput({ question, labelHidden }: YesNoListInputProps) {
  const { name, groups, itemLabel } = question;
  const { idPrefix } = useAnswerForm();
  const [searchText] = useState(createSearchText);
  const parts = useCurrentParts();
  const isFiltering = useSearchText(searchText, (text) => text.trim() !== '');
  // The filter searches all parts.
  const part = isFiltering || !parts ? null : parts.part.options;
  // A key per part resets Undo, which must not change answers of another part.
  const partKey = parts?.place ?? 'whole';
  const isInOtherPart = (group: OptionGroup) =>
    parts !== null && !isFiltering && !parts.part.options.includes(group);
  return (
    <FieldGroup question={question} id={fieldId(idPrefix, name)} labelHidden={labelHidden} role="group">
      <div className={classes.list} data-yes-no-list>
        {/* On a phone the tools are on the first part alone, unless the filter is in use. */}
        <div className={classes.tools} hidden={parts !== null && parts.previous !== null && !isFiltering}>
          <ListFilter itemLabel={itemLabel} options={listedOptions(question)} searchText={searchText} />
          <ListProgress key={partKey} question={question} searchText={searchText} part={part} />
        </div>
        <Text size="sm" c="dimmed">
          Press an answer again to take it back.{' '}
          <span className={classes.keyboardHint}>
            On a keyboard: Y for yes, N for no, Delete for neither.
          </span>
        </Text>
        {groups.map((group) => (
          <EntryGroup
            key={group.title}
            group={group}
            path={name}
            searchText={searchText}
            isInOtherPart={isInOtherPart(group)}
          />
        ))}
        {!isFiltering && (
          <ListProgress key={partKey} question={question} searchText={searchText} part={part} atEnd />
        )}
      </div>
    </FieldGroup>
  );
}

interface EntryGroupProps {
  group: OptionGroup;
  path: string;
  searchText: SearchText;
  /** True while another part of the list is shown. */
  isInOtherPart: boolean;
}

/** Entries under their heading. Memoized: a filter re-renders only the groups that it changes. */
const EntryGroup = memo(function Entries({ group, path, searchText, isInOtherPart }: EntryGroupProps) {
  const titleId = useId();
  const hiddenEntryKeys = useSearchText(searchText, (text) => hiddenKeys(group.options, text)).split(' ');
  const isHidden = (key: string) => hiddenEntryKeys.includes(key);
  return (
    <fieldset
      aria-labelledby={titleId}
      className={classes.group}
      hidden={isInOtherPart || group.options.every(({ value }) => isHidden(value))}
    >
      <h3 id={titleId} className={classes.title}>
        {group.title}
      </h3>
      {group.options.map((option) => (
        <YesNoRow
          key={option.value}
          option={option}
          path={`${path}.${option.value}`}
          hidden={isHidden(option.value)}
        />
      ))}
    </fieldset>
  );
});
