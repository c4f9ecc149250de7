import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, InputBase } from '@mantine/core';
import { useMemo } from 'react';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import { type InputProps, wrapperProps } from '#questionnaire/inputs/input-props.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import { listClasses } from '#ui/theme/list-classes.ts';
import { withAnswer } from './option-match.ts';
import { findUnusableReason, listHint } from './select-hint.tsx';
import { SelectMenu } from './select-menu.tsx';
import { SelectSection, widthWithCrossPx } from './select-section.tsx';
import { useOptions } from './use-options.ts';
import { useSelect } from './use-select.ts';

export interface SelectInputProps extends InputProps<ChoiceQuestion> {
  /** Answer that the options depend on; undefined if they depend on none. */
  parentAnswer?: string;
}

/** Props of every menu. */
const menuProps = {
  size: 'md',
  shadow: 'md',
  // Mounts the menu on opening: rendering 250 countries takes a slow phone a second.
  keepMounted: false,
  classNames: { ...listClasses, options: classes.choices },
} as const;

/** Holds the options of the menu, and the reason why it cannot be used, if any. */
function useMenuOptions({ question, answer, disabled, parentAnswer }: SelectInputProps) {
  const list = useOptions(question, answer, parentAnswer);
  const options = useMemo(() => withAnswer(list.options, question, answer), [list.options, question, answer]);
  const isLoadingOptions = list.status === 'notRequested' || list.status === 'loading';
  const unusableReason = findUnusableReason(question, list, parentAnswer);
  return {
    list,
    options,
    isOnTheWay: isLoadingOptions,
    why: unusableReason,
    isUnusable: disabled || (unusableReason !== null && answer === ''),
  };
}

/**
 * Menu for a long list, searched by typing. Built from the library's parts, because its Select
 * re-renders and searches the whole page on every keystroke.
 */
export function SelectInput(props: SelectInputProps) {
  const { id, question, answer, onAnswer, error, labelHidden, parentAnswer: on } = props;
  const { list, options, isOnTheWay: isLoadingOptions, why, isUnusable } = useMenuOptions(props);
  const { status, requestOptions } = list;
  const select = useSelect({ question, answer, onAnswer, options, isLoadingOptions, requestOptions });
  const { menu, searchText, choose } = select;
  const isClearable = select.clearable && answer !== '' && !isUnusable;

  return (
    <Combobox
      {...menuProps}
      store={menu}
      onOptionSubmit={(value) => {
        choose(value);
        menu.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete={question.autoComplete}>
        <InputBase
          {...wrapperProps(props)}
          {...listHint(list, why)}
          {...select.field}
          disabled={isUnusable}
          placeholder={isUnusable ? undefined : 'Choose'}
          rightSectionPointerEvents="none"
          rightSectionWidth={isClearable ? widthWithCrossPx : undefined}
          rightSection={
            <SelectSection
              label={question.label}
              error={error}
              // Without the answer that the options depend on, there is nothing to wait for.
              isLoading={status === 'loading' && on !== ''}
              onClear={isClearable ? select.clear : undefined}
            />
          }
        />
      </Combobox.Target>
      <SelectMenu
        searchText={searchText}
        options={options}
        value={answer === '' ? null : answer}
        disabled={isUnusable}
        nothingFound={isLoadingOptions ? 'Loading the list…' : 'Not in the list'}
        labelId={labelHidden ? undefined : `${id}-label`}
        label={labelHidden ? question.label : undefined}
      />
    </Combobox>
  );
}
