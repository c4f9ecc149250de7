import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentType, memo, type RefObject, useCallback, useState } from 'react';
import type { DateQuestion } from '#domain/questions/question.ts';
import { toWireDate, typedDate } from '#domain/values/dates.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import type { CalendarProps } from './calendar.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';
import { useFreeText } from './typing/use-free-text.ts';

/** Input for a day, typed as MM-DD-YYYY or picked from a calendar that is loaded on demand. */
export function DateInput(props: InputProps<DateQuestion>) {
  const { question, answer, externalChange, onAnswer, disabled } = props;
  const { input, shownText, show } = useFreeText({
    text: answer,
    externalChange,
    onText: onAnswer,
    mask: typedDate,
  });
  const setDate = useCallback(
    (date: string) => {
      if (date === shownText.current) return;
      show(date);
      onAnswer(date);
    },
    [shownText, show, onAnswer],
  );
  return (
    <TextInput
      {...wrapperProps(props)}
      {...input}
      inputMode="numeric"
      placeholder="MM-DD-YYYY"
      autoComplete={question.autoComplete}
      onBlur={() => setDate(toWireDate(shownText.current))}
      rightSectionWidth={48}
      rightSection={
        <CalendarButton question={question} latest={shownText} onAnswer={setDate} disabled={disabled} />
      }
    />
  );
}

interface CalendarButtonProps extends Pick<InputProps<DateQuestion>, 'question' | 'onAnswer' | 'disabled'> {
  /** Current answer. It is read only on opening, so that typing does not re-render the button. */
  latest: RefObject<string>;
}

/** Button that opens a calendar. Memoized, so that typing does not re-render it. */
const CalendarButton = memo(function CalendarButton(props: CalendarButtonProps) {
  const { question, latest, onAnswer, disabled } = props;
  const [opened, setOpened] = useState(false);
  const [answer, setAnswer] = useState('');
  const [loading, setLoading] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const announce = useAnnounce();

  // Opens only after loading, so that the focus trap finds an element to focus.
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await import('./calendar.tsx');
      setCalendar(() => loaded.Calendar);
      setAnswer(latest.current);
      setOpened(true);
    } catch {
      announce('The calendar could not be loaded. You can type the date.');
    }
    setLoading(false);
  };

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          aria-label={`Calendar for ${question.label}`}
          disabled={disabled}
          aria-busy={loading}
          onClick={() => (opened ? setOpened(false) : open())}
        >
          {/* Not the button's `loading`, which disables the button: it would lose the focus. */}
          {loading ? <Loader size="xs" aria-hidden /> : <IconCalendar aria-hidden size={22} stroke={1.75} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        {Calendar && (
          <Calendar
            answer={answer}
            isFromToday={question.isFromToday}
            onPick={(date) => {
              onAnswer(date);
              setOpened(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
});
