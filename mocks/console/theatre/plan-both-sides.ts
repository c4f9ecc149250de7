import { homePath } from '#domain/paths/home-path.ts';
import type { Account, Tables } from '#mocks/store/tables.ts';
import { maxWidth, minWidth, type SeatPlan } from './theatre-address.ts';

/** Demo account of each side of the clinic. */
const demoSides = { patient: 'complete.patient@clinic.test', physician: 'physician@clinic.test' } as const;

/** Smallest width in px at which a physician's pages have their wide layout. */
const minDesktopWidth = 1000;
/** Width of a window in px below which it shows one seat at a time (theatre.module.css). */
const minWidthForTwo = 992;
/** Room in px for the frames' borders and the space between them. */
const frameRoom = 48;

/** Returns the width of a physician's seat: it fits next to a phone, or fills a narrow window. */
function fitDesktopWidth(windowWidth: number): number {
  if (windowWidth < minWidthForTwo) return Math.max(minWidth, windowWidth);
  return Math.max(minDesktopWidth, Math.min(maxWidth, windowWidth - minWidth - frameRoom));
}

/** Person of the first seat, and the page to open there. */
export interface FirstSide {
  /** Null for an empty seat. */
  account: Account | null;
  page: string;
  /** Patient whose record the page shows. */
  patientId?: string | undefined;
}

/** Returns the e-mail of a linked person, or of a demo account of the other side. */
function findOtherSide({ accounts, careLinks }: Tables, { account, patientId }: FirstSide): string {
  const isPhysician = account?.role === 'physician';
  const linkedIds = careLinks
    .filter((link) => link.status === 'active')
    .filter((link) => (isPhysician ? link.physicianId : link.patientId) === account?.id)
    .map((link) => (isPhysician ? link.patientId : link.physicianId));
  const otherId = patientId ?? linkedIds[0];
  const other = accounts.find(({ id, password }) => id === otherId && password !== '');
  return other?.email ?? (isPhysician ? demoSides.patient : demoSides.physician);
}

/** Returns the side that the theatre opens by itself: a physician at the dashboard. */
const chooseFirstSide = ({ accounts }: Tables): FirstSide => ({
  account: accounts.find(({ email }) => email === demoSides.physician) ?? null,
  page: homePath.physician.slice(1),
});

/** Plans two seats: a person, and another one of the other side of the clinic. */
export function planBothSides(
  tables: Tables,
  windowWidth: number,
  first: FirstSide = chooseFirstSide(tables),
): SeatPlan[] {
  const email = first.account?.email ?? '';
  const otherEmail = findOtherSide(tables, first);
  const otherRole = first.account?.role === 'physician' ? 'patient' : 'physician';
  const widthOf = (role: string) => (role === 'physician' ? fitDesktopWidth(windowWidth) : minWidth);
  return [
    { number: 1, width: widthOf(first.account?.role ?? ''), email, page: first.page },
    { number: 2, width: widthOf(otherRole), email: otherEmail, page: homePath[otherRole].slice(1) },
  ];
}
