import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { pageFocusProps } from '#ui/layout/page-focus.ts';
import type { Failure } from '#ui/loading/failure.ts';
import { LoadError } from '#ui/loading/load-error.tsx';
import classes from './patient-search.module.css';
import { useFoundPatients } from './use-found-patients.ts';
import { type PatientMenu, usePatientMenu } from './use-patient-menu.ts';

interface PatientFinderProps {
  /** Label of the field. */
  label: string;
  /** True if the page begins in this field. */
  takesFocus?: boolean;
  /** Set in a dialog: called before another page is opened. */
  onLeave?: () => void;
}

const doNothing = () => undefined;

/**
 * Field and menu that find a patient. Not the library's combobox, which is larger than all figures
 * of the dashboard, and not its spotlight, whose choice is no option for a screen reader and may
 * belong to an older text (decision 98).
 */
export function PatientFinder({ label, takesFocus, onLeave }: PatientFinderProps) {
  const isDialog = onLeave !== undefined;
  const search = useFoundPatients(isDialog);
  const listId = useId();
  const field = useInitialFocus(takesFocus);
  const onChoose = onLeave ?? doNothing;
  const menu = usePatientMenu({ ...search, listId, isDialog, onChoose });
  return (
    <search className={classes.search} data-dialog={isDialog || undefined} onBlur={menu.leave}>
      <TextInput
        ref={field}
        type="search"
        label={label}
        description={isDialog ? undefined : 'By name, email, phone or diagnosis'}
        value={search.typed}
        // Loads the list and the menu's code before the first letter is typed.
        onPointerDown={search.activate}
        onKeyDownCapture={search.activate}
        onChange={({ currentTarget: { value } }) => {
          search.activate();
          search.setTyped(value);
          menu.open();
        }}
        {...menu.field}
        {...(takesFocus && pageFocusProps)}
        // The dialog focuses this element when it opens.
        data-autofocus={isDialog || undefined}
        leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
        autoComplete="off"
        spellCheck={false}
      />
      {menu.isOpen && (
        <div className={classes.menu}>
          <MenuContent
            search={search}
            menu={menu}
            listId={listId}
            onLeave={onLeave}
            onRetry={() => {
              // The focused button is unmounted, so move focus to the field.
              field.current?.focus();
              void search.query.refetch();
            }}
          />
        </div>
      )}
      <VisuallyHidden role="status">
        {menu.isOpen &&
          search.matchCount !== undefined &&
          announceCount(search.matchCount, search.unreadable)}
      </VisuallyHidden>
    </search>
  );
}

/** Returns the field's ref; the focus begins in it if the page does. */
function useInitialFocus(takesFocus = false) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After a navigation, the shell moves the focus (useFocusNewPage).
    if (takesFocus && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return field;
}

interface MenuContentProps {
  search: ReturnType<typeof useFoundPatients>;
  menu: PatientMenu;
  listId: string;
  onLeave: (() => void) | undefined;
  onRetry: () => void;
}

/** Patients of the menu, once their code and the list are there. */
function MenuContent({ search, menu, listId, onLeave, onRetry }: MenuContentProps) {
  const { FoundPatients } = search;
  if (!FoundPatients || !search.isLoaded) return <MenuState query={search.query} onRetry={onRetry} />;
  return (
    <FoundPatients
      choices={search.choices}
      allPatients={search.patients}
      matchCount={search.matchCount}
      unreadable={search.unreadable}
      typed={search.typed}
      listId={listId}
      menu={menu}
      isDialog={onLeave !== undefined}
      onLeave={onLeave ?? doNothing}
    />
  );
}

interface MenuStateProps {
  query: {
    readonly error: Failure | null;
    readonly isFetching: boolean;
  };
  onRetry: () => void;
}

/** Loading or error state of the menu. */
function MenuState({ query: { error, isFetching }, onRetry }: MenuStateProps) {
  return error ? (
    <LoadError what="your patients" error={error} onRetry={onRetry} retrying={isFetching} />
  ) : (
    <Text className={classes.outcome}>Loading your patients…</Text>
  );
}

/** Returns the text that screen readers announce. */
function announceCount(matchCount: number, unreadable: number): string {
  if (matchCount === 0) return unreadable > 0 ? 'Not all patients could be read' : 'No patient found';
  return matchCount === 1 ? '1 patient found. Enter opens their page.' : `${matchCount} patients found`;
}
