import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Combobox, InputBase, Loader } from '@mantine/core';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isOptionList, optionLabel } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import { type InputProps, wording } from '#questionnaire/inputs/input-props.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import { Cross } from '#ui/fields/cross.tsx';
import { matches, plain, SelectMenu } from './select-menu.tsx';
import { createSought } from './sought.ts';
import { useMenu } from './use-menu.ts';
import { type LoadedOptions, useOptions } from './use-options.ts';

export interface SelectInputProps extends InputProps<ChoiceQuestion> {
  /** The answer that the options depend on; undefined where they depend on none. */
  on?: string;
}

/** As the library's own select, whose look it has: the theme knows its parts by that name. */
const look = { __staticSelector: 'Select' } as const;

/** The library hands it on to its close button, though its types do not say so. */
const clearIcon = { icon: <Cross /> };

const menuClasses = { options: classes.choices };

/** The stored answer stays in sight even when the list does not know it, or is not there yet. */
function withAnswer(options: readonly Option[], question: ChoiceQuestion, answer: string): readonly Option[] {
  if (answer === '' || options.some((option) => option.value === answer)) return options;
  return [{ value: answer, label: optionLabel(question.options, answer) }, ...options];
}

/**
 * One of a long list: a menu that is searched by typing. Made of the library's parts and not its select, which draws
 * itself anew and looks through the whole page with every keystroke.
 */
export function SelectInput(props: SelectInputProps) {
  const { question, answer, onAnswer, disabled, error, labelHidden, on } = props;
  const { status, options, retry, want } = useOptions(question, answer, on);
  const isOnTheWay = status === 'unasked' || status === 'loading';
  const data = useMemo(() => withAnswer(options, question, answer), [options, question, answer]);
  const chosen = data.find((option) => option.value === answer)?.label ?? '';
  const why = whyUnusable(question, status, options, on);
  const unusable = disabled || (why !== null && answer === '');
  const clearable = question.blank === '';

  const [sought] = useState(createSought);
  const menu = useMenu({
    // The chosen option comes into sight, and the arrow keys start there; not where another is being typed.
    onDropdownOpen: () =>
      answer !== '' &&
      shown.current === chosen &&
      menu.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const { input, shown, show } = useFreeText({
    text: chosen,
    onText(text) {
      sought.set(text === chosen ? '' : text);
      menu.resetSelectedOption();
      menu.openDropdown();
    },
  });

  const choose = (value: string) => {
    sought.set('');
    if (value === answer) show(chosen);
    else onAnswer(value);
  };

  // The whole label typed and left counts as chosen, and a text taken away as cleared.
  const settle = () => {
    const typed = plain(shown.current);
    const match = data.find((option) => plain(option.label) === typed);
    choose(match ? match.value : typed === '' && clearable ? '' : answer);
  };

  // What was typed before the list is there stays until it is, and counts then.
  const isHere = useRef(false);
  const come = () => {
    isHere.current = true;
    want();
  };
  const leave = () => {
    isHere.current = false;
    menu.closeDropdown();
    if (!isOnTheWay) settle();
  };
  const settleLate = useEffectEvent(() => !isHere.current && shown.current !== chosen && settle());
  useEffect(() => {
    if (!isOnTheWay) settleLate();
  }, [isOnTheWay]);

  // Enter chooses what is typed to the letter, or the one option that is left. It never saves the old answer.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const typed = plain(shown.current);
    const isHighlighted = menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1;
    if (isHighlighted || (!menu.dropdownOpened && typed === plain(chosen))) return;
    event.preventDefault();
    const left = data.filter((option) => matches(option, typed));
    const match = left.find((option) => plain(option.label) === typed) ?? (left.length === 1 && left[0]);
    const isEmptied = typed === '' && chosen !== '' && clearable;
    if (!match && !isEmptied) return;
    choose(match ? match.value : '');
    menu.closeDropdown();
  };

  // A browser that fills in the form writes a label, and never comes to the field: the list comes for that as well.
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (document.activeElement === event.currentTarget) return input.onChange(event);
    shown.current = event.currentTarget.value;
    if (isOnTheWay) want();
    else settle();
  };

  return (
    <Combobox
      {...look}
      store={menu}
      size="md"
      shadow="md"
      // The menu is made when it opens: 250 countries that nobody looks at cost a slow phone a second.
      keepMounted={false}
      classNames={menuClasses}
      onOptionSubmit={(value) => {
        choose(value);
        menu.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete={question.autoComplete}>
        <InputBase
          {...look}
          {...wording(props)}
          {...(why && { description: why })}
          {...(status === 'failed' && { description: <ListFailed onRetry={retry} /> })}
          {...input}
          onChange={change}
          onKeyDown={press}
          onClick={() => menu.openDropdown()}
          // A letter has a key of one character; the others move in the list, or choose.
          onKeyDownCapture={({ key }) => key.length > 1 && flushSync(sought.settle)}
          onFocus={come}
          onBlur={leave}
          disabled={unusable}
          rightSection={status === 'loading' && on !== '' ? <Loader size="xs" aria-hidden /> : undefined}
          rightSectionPointerEvents="none"
          __defaultRightSection={<Combobox.Chevron size="md" error={error} />}
          __clearable={clearable && answer !== '' && !unusable}
          __clearSection={
            <Combobox.ClearButton
              aria-label={`Clear ${question.label}`}
              aria-hidden={false}
              tabIndex={0}
              className={classes.clear}
              {...clearIcon}
              // The cross is gone once it was pressed.
              onClear={() => {
                choose('');
                menu.focusTarget();
              }}
            />
          }
        />
      </Combobox.Target>
      <SelectMenu
        sought={sought}
        options={data}
        value={answer === '' ? null : answer}
        disabled={unusable}
        nothingFound={isOnTheWay ? 'Loading the list…' : 'Not in the list'}
        labelId={labelHidden ? undefined : `${props.id}-label`}
        label={labelHidden ? question.label : undefined}
      />
    </Combobox>
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
