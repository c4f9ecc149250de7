import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { LookupQuestion } from '#domain/questions/question.ts';
import { type InputProps, wrapperProps } from '#questionnaire/inputs/input-props.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import { useLookups } from '#questionnaire/lookup-provider.ts';
import { SearchStatus, UnresolvedMessage } from './lookup-messages.tsx';
import { useChoicePrompt } from './use-choice-prompt.ts';
import { type Lookup, useLookup } from './use-lookup.ts';
import { useLookupKeys } from './use-lookup-keys.ts';

/** Input for an item of a shared list, with search and adding of items (intake §4, §5). */
export function LookupInput(props: InputProps<LookupQuestion>) {
  const { question, error, disabled } = props;
  const { openCreate } = useLookups();
  const lookup = useLookup(props);
  const { answer, unresolved, namedItem, suggestions, inputRef, chooseItem } = lookup;
  const { status, items } = suggestions;
  const { focused, handlers } = useLookupKeys(lookup);
  const ref = useMergedRef(inputRef, lookup.input.ref);

  const createItem = async () => {
    const item = await openCreate(question.source, answer.text.trim());
    if (item) chooseItem(item);
    inputRef.current?.focus();
  };

  const message = question.rule?.(answer);
  const hasListAnswered = (status === 'found' || status === 'failed') && !namedItem;
  // A stored name is not searched before the first focus, so its message waits for no reply.
  const isPrompted = useChoicePrompt(unresolved, !lookup.wasFocused || hasListAnswered);
  const shownMessage = message && (isPrompted || error === message) ? message : null;
  const hasNoMatch = status === 'found' && items.length === 0;
  // While suggestions are offered, an open choice is not yet an error.
  const showsError = !focused || hasNoMatch || Boolean(error);
  const unresolvedMessage = shownMessage && (
    <UnresolvedMessage
      message={shownMessage}
      source={question.source}
      isStored={!lookup.wasTyped}
      onCreate={disabled ? undefined : createItem}
    />
  );

  return (
    <LookupMenu lookup={lookup} label={question.label} isPrompted={isPrompted}>
      <TextInput
        {...wrapperProps(props)}
        {...lookup.input}
        {...handlers}
        ref={ref}
        spellCheck={false}
        rightSection={status === 'searching' ? <Loader size="xs" aria-hidden /> : undefined}
        withErrorStyles={showsError}
        errorProps={{ c: showsError ? undefined : 'dimmed' }}
        error={unresolvedMessage || error}
      />
    </LookupMenu>
  );
}

interface LookupMenuProps {
  lookup: Lookup;
  label: string;
  /** True if the field asks to choose or add an item. */
  isPrompted: boolean;
  /** Text input that the menu belongs to. */
  children: ReactNode;
}

/** Menu of suggestions below the input, and the live region of the search. */
function LookupMenu({ lookup, label, isPrompted, children }: LookupMenuProps) {
  const { menu, suggestions, chooseItem: pick, retry } = lookup;
  const { items } = suggestions;
  return (
    <Combobox
      store={menu}
      onOptionSubmit={(id) => {
        const item = items.find((candidate) => candidate.id === id);
        if (item) pick(item);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        {children}
      </Combobox.Target>
      <SearchStatus suggestions={suggestions} isPrompted={isPrompted} onRetry={retry} />
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={label}>
          {items.map((item) => (
            <Combobox.Option key={item.id} value={item.id}>
              {item.name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
