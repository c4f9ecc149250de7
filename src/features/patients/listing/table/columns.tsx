import { VisuallyHidden } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { displayCellPhone } from '#domain/values/phone.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import type { ListedPatient } from '../listed-patients.ts';
import type { ListingFeatures } from '../listing-features.ts';
import type { SortKey } from '../listing-view.ts';
import { PatientName } from '../row/patient-name.tsx';
import { RowActions } from '../row/row-actions.tsx';
import rowClasses from '../row/row-parts.module.css';
import { StatusMark } from '../row/status-mark.tsx';

const helper = createColumnHelper<ListingFeatures, ListedPatient>();

/** Returns the options of a sortable column: the first click ascends. */
const sortOptions = (id: SortKey) => ({ id, sortDescFirst: false }) as const;

/** Returns the text, clamped to the row, or a placeholder if it is missing. */
const textOrMissing = (text: string, missing: string) =>
  text ? (
    <span className={rowClasses.clamped} dir="auto">
      {text}
    </span>
  ) : (
    <em>{missing}</em>
  );

/** Columns of physician §2, and the actions. */
export const columns = helper.columns([
  helper.display({
    id: 'image',
    header: () => <VisuallyHidden>Profile image</VisuallyHidden>,
    cell: ({ row }) => <Portrait image={row.original.patient.profileImage} />,
  }),
  helper.accessor(({ patient }) => patient.fullName, {
    ...sortOptions('name'),
    header: 'Full name',
    cell: ({ row }) => <PatientName listed={row.original} />,
  }),
  helper.accessor(({ patient }) => patient.email, {
    ...sortOptions('email'),
    header: 'Email',
    cell: ({ row }) => textOrMissing(row.original.patient.email, 'No email'),
  }),
  helper.accessor(({ patient }) => patient.phone, {
    ...sortOptions('phone'),
    header: 'Phone',
    cell: ({ row }) => textOrMissing(displayCellPhone(row.original.patient.phone), 'No phone'),
  }),
  helper.accessor(({ patient }) => patient.primaryDiagnosis, {
    ...sortOptions('diagnosis'),
    header: 'Primary diagnosis',
    cell: ({ row }) => textOrMissing(row.original.patient.primaryDiagnosis, 'No diagnosis added'),
  }),
  helper.accessor(({ patient }) => patient.status, {
    ...sortOptions('status'),
    header: 'Status',
    cell: ({ row }) => <StatusMark status={row.original.patient.status} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <RowActions patient={row.original.patient} />,
  }),
]);
