import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Loader, Select } from '@mantine/core';
import type { FocusEvent } from 'react';
import { isOptionList, optionLabel } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import { type InputProps, wording } from './input-props.ts';
import classes from './inputs.module.css';
import { type LoadedOptions, useOptions } from './use-options.ts';

export interface SelectInputProps extends InputProps<ChoiceQuestion> {
  /** The answer that the options depend on; undefined where they depend on none. */
  on?: string;
}

/** The menu is made when it opens: 250 countries that nobody looks at cost a slow phone a second. */
const comboboxProps = { keepMounted: false, shadow: 'md' };

const menu = { options: classes.choices };

/** The stored answer stays in sight even when the list does not know it, or is not there yet. */
function withAnswer(options: readonly Option[], question: ChoiceQuestion, answer: string): Option[] {
  if (answer === '' || options.some((option) => option.value === answer)) return [...options];
  return [{ value: answer, label: optionLabel(question.options, answer) }, ...options];
}

/** One of a long list: a menu that is searched by typing. */
export function SelectInput(props: SelectInputProps) {
  const { question, answer, onAnswer, disabled, on } = props;
  const { status, options, retry } = useOptions(question.options, on);
  const data = withAnswer(options, question, answer);
  const why = whyUnusable(question, status, options, on);
  const clearable = question.blank === '';

  // The whole label typed and left counts as chosen, and a text taken away as cleared; the library undoes both.
  const chooseTyped = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value.trim().toLowerCase();
    const match = data.find((option) => option.label.toLowerCase() === typed);
    if (match && match.value !== answer) onAnswer(match.value);
    if (typed === '' && clearable && answer !== '') onAnswer('');
  };

  return (
    <Select
      {...wording(props)}
      {...(why && { description: why })}
      {...(status === 'failed' && { description: <ListFailed onRetry={retry} /> })}
      disabled={disabled || (why !== null && answer === '')}
      data={data}
      value={answer === '' ? null : answer}
      onChange={(value) => onAnswer(value ?? question.blank)}
      onBlur={chooseTyped}
      searchable
      comboboxProps={comboboxProps}
      // The browser scrolls a menu for nothing; the library's own scroll bars cost every keystroke.
      withScrollArea={false}
      classNames={menu}
      openOnFocus={false}
      clearable={clearable}
      allowDeselect={false}
      clearButtonProps={{
        'aria-label': `Clear ${question.label}`,
        'aria-hidden': false,
        tabIndex: 0,
        className: classes.clear,
      }}
      autoComplete={question.autoComplete}
      nothingFoundMessage={status === 'loading' ? 'Loading the list…' : 'Not in the list'}
      rightSection={status === 'loading' && on !== '' ? <Loader size="xs" aria-hidden /> : undefined}
    />
  );
}

/** Why there is nothing to choose from, or null. */
function whyUnusable(
  { options: source }: ChoiceQuestion,
  status: LoadedOptions['status'],
  options: readonly Option[],
  on: string | undefined,
): string | null {
  if (on === '' && !isOptionList(source)) return `Please answer “${source.on?.label}” first.`;
  const isEmpty = status === 'loaded' && options.length === 0;
  return isEmpty ? 'There is nothing to choose from, so you can leave this empty.' : null;
}

function ListFailed({ onRetry }: { onRetry(): void }) {
  return (
    <span role="status">
      The list could not be loaded.{' '}
      <Anchor component="button" type="button" className={classes.sentenceLink} onClick={onRetry}>
        Retry
      </Anchor>
    </span>
  );
}
