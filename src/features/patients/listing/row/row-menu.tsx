import { Menu, type MenuItemProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import { type Ref, useImperativeHandle } from 'react';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';
import type { OpenedMenu } from './row-menu-context.ts';
import classes from './row-parts.module.css';

/** Matches windows in which the row itself has the links; see `row-parts.module.css`. */
const LINKS_IN_ROW_QUERY = '(min-width: 75em)';

interface RowMenuProps {
  menu: OpenedMenu;
  opened: boolean;
  onClose: () => void;
  onDelete: (patient: PatientRow) => void;
}

/** Menu of a row: delete, and in a narrow window also the actions that a wide row shows itself. */
export function RowMenu({ menu: { patient, button, onResend }, opened, onClose, onDelete }: RowMenuProps) {
  const isWide = useMediaQuery(LINKS_IN_ROW_QUERY, undefined, { getInitialValueInEffect: false });
  const isOpen = useDeferredOpen(opened);
  return (
    <Menu
      opened={isOpen}
      onClose={onClose}
      position="bottom-end"
      hideDetached
      // The item with `data-autofocus` takes the focus instead.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ButtonTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={button.ariaLabel ?? undefined}>
        {!isWide && (onResend ? <ResendItem onResend={onResend} /> : <LinkItems patient={patient} />)}
        <Menu.Item
          className={classes.danger}
          data-autofocus={isWide || undefined}
          onClick={() => {
            // The dialog returns the focus to the element that has it now.
            button.focus();
            onDelete(patient);
          }}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Hands the row's button to the menu as its target. Renders no element. */
function ButtonTarget({ ref, button }: { ref?: Ref<HTMLElement>; button: HTMLElement }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

const ResendItem = ({ onResend }: { onResend: () => void }) => (
  <Menu.Item onClick={onResend} data-autofocus>
    Resend invitation
  </Menu.Item>
);

/** Plain component for createLink, which drops the props of a polymorphic one. */
function LinkItemRoot(props: MenuItemProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Menu.Item component="a" {...props} />;
}
const LinkItem = createLink(LinkItemRoot);

/** Menu items that open the patient's record. */
function LinkItems({ patient: { id } }: { patient: PatientRow }) {
  return (
    <>
      <LinkItem
        to="/physician/update-profile/$patientId/{-$section}"
        params={{ patientId: id, section: undefined }}
        preload={false}
        data-autofocus
      >
        Update
      </LinkItem>
      <LinkItem to="/physician/patient-profile/$patientId" params={{ patientId: id }} preload={false}>
        View
      </LinkItem>
    </>
  );
}
