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
  const [sought] = useState(createSearchText);
  const parts = useCurrentParts();
  const isSeeking = useSearchText(sought, (text) => text.trim() !== '');
  // The filter searches all parts.
  const part = isSeeking || !parts ? null : parts.part.options;
  // A key per part resets Undo, which must not change answers of another part.
  const partKey = parts?.place ?? 'whole';
  const isElsewhere = (group: OptionGroup) =>
    parts !== null && !isSeeking && !parts.part.options.includes(group);
  return (
    <FieldGroup question={question} id={fieldId(idPrefix, name)} labelHidden={labelHidden} role="group">
      <div className={classes.list} data-yes-no-list>
        <div className={classes.tools} hidden={parts !== null && parts.previous !== null && !isSeeking}>
          <ListFilter itemLabel={itemLabel} options={listedOptions(question)} sought={sought} />
          <ListProgress key={partKey} question={question} sought={sought} part={part} />
        </div>
        <Text size="sm" c="dimmed" className={classes.keys}>
          Press an answer again to take it back.{' '}
          <span className={classes.onKeys}>On a keyboard: Y for yes, N for no, Delete for neither.</span>
        </Text>
        {groups.map((group) => (
          <Entries
            key={group.title}
            group={group}
            path={name}
            sought={sought}
            isElsewhere={isElsewhere(group)}
          />
        ))}
        {!isSeeking && <ListProgress key={partKey} question={question} sought={sought} part={part} atEnd />}
      </div>
    </FieldGroup>
  );
}

interface EntriesProps {
  group: OptionGroup;
  path: string;
  sought: SearchText;
  /** True while another part of the list is shown. */
  isElsewhere: boolean;
}

const Entries = memo(function Entries({ group, path, sought, isElsewhere }: EntriesProps) {
  const titleId = useId();
  const hiddenOnes = useSearchText(sought, (text) => hiddenKeys(group.options, text)).split(' ');
  const isHidden = (key: string) => hiddenOnes.includes(key);
  return (
    <fieldset
      aria-labelledby={titleId}
      className={classes.group}
      hidden={isElsewhere || group.options.every(({ value }) => isHidden(value))}
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
