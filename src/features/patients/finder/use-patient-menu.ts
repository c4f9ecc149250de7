import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice } from './choices.ts';
import type { PatientRow } from './find-patients.ts';

interface PatientMenuOptions {
  shown: readonly Choice[];
  listId: string;
  /** True if the shown results belong to the current text. */
  isCurrent: boolean;
  /** Searches with the current text, if the shown results do not belong to it. */
  findNow: () => readonly PatientRow[];
  /** True if the field is empty. */
  isEmpty: boolean;
  /** True in a dialog: the menu is always open, and Escape closes the dialog. */
  isDialog: boolean;
  /** Called once a page was chosen. */
  onChoose: () => void;
}

/** Keys and state of the menu, as ARIA's combobox: focus stays in the field. */
export type PatientMenu = ReturnType<typeof usePatientMenu>;

/** Opens and closes the menu of patients, and opens a chosen patient. */
export function usePatientMenu({
  shown,
  listId,
  isCurrent: isSettled,
  findNow,
  isEmpty,
  isDialog,
  onChoose,
}: PatientMenuOptions) {
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActive] = useState<string | null>(null);
  const isOpen = isDialog || (isWanted && !isEmpty);
  const place = shown.findIndex(({ id }) => id === activeId);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeOption = isOpen && place !== -1 ? optionId(place) : undefined;

  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  function choose({ patient, view }: Pick<Choice, 'patient' | 'view'>): void {
    onChoose();
    void navigate({
      to: '/physician/patient-profile/$patientId',
      params: { patientId: patient.id },
      search: { view },
    });
  }

  function close(): void {
    setWanted(false);
    setActive(null);
  }

  function move(event: KeyboardEvent, step: number): void {
    event.preventDefault();
    setWanted(true);
    if (shown.length === 0) return;
    const next = place === -1 && step < 0 ? shown.length - 1 : (place + step + shown.length) % shown.length;
    setActive(shown[next]?.id ?? null);
  }

  // Enter opens the active patient, or the only match. With several matches it opens none, because
  // a wrong patient is worse than another keystroke.
  function enter(): void {
    const pointedAt = isSettled ? shown[place] : undefined;
    const [left, ...others] = findNow();
    const only = left && others.length === 0 ? { patient: left } : undefined;
    const meant = pointedAt ?? only;
    if (isOpen && meant) choose(meant);
    else setWanted(true);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter') enter();
    else if (event.key === 'Escape' && isOpen && !isDialog) {
      // The browser would also empty the field.
      event.preventDefault();
      close();
    }
  }

  return {
    isOpen,
    activeId: isOpen ? activeId : null,
    open: () => {
      setWanted(true);
      setActive(null);
    },
    choose,
    optionId,
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && shown.length > 0,
      'aria-controls': isOpen && shown.length > 0 ? listId : undefined,
      'aria-activedescendant': activeOption,
      onClick: () => setWanted(true),
      onKeyDown: press,
    } as const,
  };
}
