import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isUnresolved } from '#domain/questions/lookup.ts';
import type { LookupAnswer, LookupQuestion } from '#domain/questions/question.ts';
import { type InputProps, wrapperProps } from '#questionnaire/inputs/input-props.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import { useDeferredAnswer } from '#questionnaire/inputs/use-followed-answer.ts';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import { type LookupItem, useLookups } from '#questionnaire/lookup-provider.ts';
import { SearchStatus, UnresolvedMessage } from './lookup-messages.tsx';
import { useChoicePrompt } from './use-choice-prompt.ts';
import { useMenu } from './use-menu.ts';
import { itemNamed, useSuggestions } from './use-suggestions.ts';

/** Input for an item of a shared list, with search and adding of items (intake §4, §5). */
export function LookupInput(props: InputProps<LookupQuestion>) {
  const { question, answer: shown, externalChange: given, error, disabled } = props;
  const { openCreate } = useLookups();
  const { answer, isNewest, set, follow } = useDeferredAnswer(props);
  const control = useRef<HTMLInputElement>(null);
  const [wantsMenu, setWantsMenu] = useState(false);
  // A stored name without an item is not searched before the field is focused: opening is no edit.
  const [visited, setVisited] = useState(false);
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState(false);
  const unresolved = isUnresolved(answer);
  const { suggestions, retry } = useSuggestions(question.source, answer.text, unresolved && visited);
  const { status, items } = suggestions;
  const combobox = useMenu({
    opened: wantsMenu && unresolved && items.length > 0,
    onOpenedChange: setWantsMenu,
  });
  const { input, show } = useFreeText({
    text: shown.text,
    given,
    onText(text) {
      combobox.resetSelectedOption();
      // Opens no menu if the field has lost the focus by now.
      follow({ text, item: null }, () => {
        setTyped(true);
        setWantsMenu(document.activeElement === control.current);
      });
    },
  });
  const ref = useMergedRef(control, input.ref);

  const put = useCallback(
    (next: LookupAnswer) => {
      set(next);
      show(next.text);
    },
    [set, show],
  );

  const pick = (item: LookupItem) => {
    put({ text: item.name, item });
    setWantsMenu(false);
  };

  // Enter picks the only suggestion. It does not submit while suggestions are shown or expected.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return;
    const isAsked = status === 'idle' || status === 'searching';
    if (!isNewest(answer) || (unresolved && (isAsked || items.length > 0))) event.preventDefault();
    const [left, ...others] = items;
    if (unresolved && status === 'found' && isNewest(answer) && left && others.length === 0) pick(left);
  };

  // A name that is typed in full picks its item without the menu.
  const named = status === 'found' ? itemNamed(items, answer.text) : undefined;
  useEffect(() => {
    if (!named || !isNewest(answer)) return;
    // Keeps the user's spelling while the field has focus.
    const isTyping = document.activeElement === control.current;
    put({ text: isTyping ? answer.text : named.name, item: named });
  }, [named, answer, isNewest, put]);

  const create = async () => {
    const item = await openCreate(question.source, answer.text.trim());
    if (item) pick(item);
    control.current?.focus();
  };

  const finish = () => {
    setFocused(false);
    setWantsMenu(false);
    if (!isNewest(answer)) return;
    if (answer.item && answer.item.name !== answer.text) put({ ...answer, text: answer.item.name });
  };

  const message = question.rule?.(answer);
  const isLookedUp = (status === 'found' || status === 'failed') && !named;
  const told = useChoicePrompt(unresolved, !visited || isLookedUp);
  const shownMessage = message && (told || error === message) ? message : null;
  const hasNoMatch = status === 'found' && items.length === 0;
  // While suggestions are offered, an open choice is not yet an error.
  const isMistake = !focused || hasNoMatch || Boolean(error);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const item = items.find((candidate) => candidate.id === id);
        if (item) pick(item);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...wrapperProps(props)}
          {...input}
          ref={ref}
          onFocus={() => {
            setVisited(true);
            setFocused(true);
          }}
          onClick={() => setWantsMenu(true)}
          onKeyDown={press}
          onBlur={finish}
          spellCheck={false}
          rightSection={status === 'searching' ? <Loader size="xs" aria-hidden /> : undefined}
          withErrorStyles={isMistake}
          errorProps={{ c: isMistake ? undefined : 'dimmed' }}
          error={
            shownMessage ? (
              <UnresolvedMessage
                message={shownMessage}
                source={question.source}
                isStored={!typed}
                onCreate={disabled ? undefined : create}
              />
            ) : (
              error
            )
          }
        />
      </Combobox.Target>
      <SearchStatus suggestions={suggestions} isPrompted={told} onRetry={retry} />
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={question.label}>
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
