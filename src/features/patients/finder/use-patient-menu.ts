import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice } from './choices.ts';

interface PatientMenuOptions {
  /** Lines of the menu. */
  choices: readonly Choice[];
  listId: string;
  /** Number of all matches, which the menu need not list all; undefined without a text. */
  matchCount: number | undefined;
  /** True if the field is empty. */
  isEmpty: boolean;
  /** True in a dialog: the menu is always open, and Escape closes the dialog. */
  isDialog: boolean;
  /** Called once a page was chosen. */
  onChoose: () => void;
}

type MenuList = ReturnType<typeof useMenuList>;

/** Keys and state of the menu, as ARIA's combobox: focus stays in the field. */
export type PatientMenu = ReturnType<typeof usePatientMenu>;

/** Opens and closes the menu, and moves the active option. */
function useMenuList({ choices, listId, isEmpty, isDialog }: PatientMenuOptions) {
  const [isRequested, setRequested] = useState(false);
  const [activeId, setActive] = useState<string | null>(null);
  const isOpen = isDialog || (isRequested && !isEmpty);
  const activeIndex = choices.findIndex(({ id }) => id === activeId);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeOption = isOpen && activeIndex !== -1 ? optionId(activeIndex) : undefined;
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);
  return {
    isOpen,
    activeId: isOpen ? activeId : null,
    active: choices[activeIndex],
    activeOption,
    optionId,
    /** Opens the menu, and keeps the active option. */
    request: () => setRequested(true),
    /** Opens the menu for a changed text, of which no option is active yet. */
    open() {
      setRequested(true);
      setActive(null);
    },
    close() {
      setRequested(false);
      setActive(null);
    },
    move(step: number) {
      setRequested(true);
      if (choices.length === 0) return;
      const next =
        // ArrowUp without an active option leads to the last one.
        activeIndex === -1 && step < 0
          ? choices.length - 1
          : (activeIndex + step + choices.length) % choices.length;
      setActive(choices[next]?.id ?? null);
    },
  };
}

/**
 * Returns the choice that Enter opens: the active one, or the only match. With several matches it
 * is none, because a wrong patient is worse than another keystroke.
 */
function choiceToOpen({ choices, matchCount }: PatientMenuOptions, active: Choice | undefined) {
  return active ?? (matchCount === 1 ? choices[0] : undefined);
}

/** Returns the key handler of the field. */
function menuKeys(menuList: MenuList, { isDialog }: PatientMenuOptions, onEnter: () => void) {
  return (event: KeyboardEvent): void => {
    // Enter and the arrow keys belong to an input method that composes a character.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      menuList.move(step);
    } else if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape' && menuList.isOpen && !isDialog) {
      // The browser would also empty the field.
      event.preventDefault();
      menuList.close();
    }
  };
}

/** Opens and closes the menu of patients, and opens a chosen patient. */
export function usePatientMenu(options: PatientMenuOptions) {
  const { choices, listId, onChoose } = options;
  const navigate = useNavigate();
  const menuList = useMenuList(options);
  const { isOpen, activeId, activeOption, optionId, open, close } = menuList;

  function choose({ patient, view }: Pick<Choice, 'patient' | 'view'>): void {
    onChoose();
    void navigate({
      to: '/physician/patient-profile/$patientId',
      params: { patientId: patient.id },
      search: { view },
    });
  }

  function openOnEnter(): void {
    const choice = choiceToOpen(options, menuList.active);
    if (isOpen && choice) choose(choice);
    else menuList.request();
  }

  const isListed = isOpen && choices.length > 0;
  return {
    isOpen,
    activeId,
    open,
    choose,
    optionId,
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': activeOption,
      onClick: menuList.request,
      onKeyDown: menuKeys(menuList, options, openOnEnter),
    } as const,
  };
}
