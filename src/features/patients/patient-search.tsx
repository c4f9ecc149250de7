import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Card } from '#ui/layout/card.tsx';
import type { Failure } from '#ui/loading/failure.ts';
import { LoadError } from '#ui/loading/load-error.tsx';
import classes from './patient-search.module.css';
import { useFoundPatients } from './use-found-patients.ts';
import { usePatientMenu } from './use-patient-menu.ts';

/**
 * Search field that leads to a patient's page, on the physician's dashboard (decision 62). Not the
 * library's combobox, which is larger than all figures there, and would load for every visitor.
 */
export function PatientSearch() {
  const search = useFoundPatients();
  const { typed, shown, found, isSettled, findNow, FoundPatients } = search;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const menu = usePatientMenu({ shown, listId, isCurrent: isSettled, findNow, isEmpty: typed.trim() === '' });

  return (
    <Card>
      <search className={classes.search} onBlur={menu.leave}>
        <TextInput
          ref={field}
          type="search"
          label="Find a patient"
          description="By name, email, phone or diagnosis"
          value={typed}
          onFocus={search.turnTo}
          onChange={({ currentTarget: { value } }) => {
            search.type(value);
            menu.open();
          }}
          {...menu.field}
          leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
          autoComplete="off"
          spellCheck={false}
        />
        {menu.isOpen && (
          <div className={classes.menu}>
            {FoundPatients && found !== undefined ? (
              <FoundPatients
                patients={shown}
                all={search.patients}
                found={found}
                typed={typed}
                listId={listId}
                menu={menu}
              />
            ) : (
              <MenuState
                query={search.query}
                onRetry={() => {
                  // The focused button is unmounted, so move focus to the field.
                  field.current?.focus();
                  void search.query.refetch();
                }}
              />
            )}
          </div>
        )}
        <VisuallyHidden role="status">
          {menu.isOpen && found !== undefined && announceCount(found)}
        </VisuallyHidden>
      </search>
    </Card>
  );
}

interface OnTheirWayProps {
  query: {
    readonly error: Failure | null;
    readonly isFetching: boolean;
  };
  onRetry: () => void;
}

/** Loading or error state of the menu. */
function MenuState({ query: { error, isFetching }, onRetry }: OnTheirWayProps) {
  return error ? (
    <LoadError what="your patients" error={error} onRetry={onRetry} retrying={isFetching} />
  ) : (
    <Text className={classes.outcome}>Loading your patients…</Text>
  );
}

function announceCount(found: number): string {
  if (found === 0) return 'No patient found';
  return found === 1 ? '1 patient found. Enter opens their page.' : `${found} patients found`;
}
