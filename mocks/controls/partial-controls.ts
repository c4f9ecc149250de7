import type { ReadonlyAtom } from '@tanstack/store';
import type { ResourceName } from '#api/endpoints/resource-names.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Role whose users have screens. */
type UserRole = 'patient' | 'physician';

/** Choices that a partly mocked page stores in this browser. */
export interface PartialChoices {
  /** Resources to mock; null for those of VITE_MOCKS. */
  readonly mockedResources: readonly ResourceName[] | null;
  /** E-mail of the person that a token of each role stands for; '' for no choice. */
  readonly people: Readonly<Record<UserRole, string>>;
  /** Id of the mock's patient that the API's patients stand for; '' for no choice. */
  readonly patientId: string;
}

/** Account of the mock that a real token stands for, and why it was taken. */
export interface Person {
  readonly account: Account;
  readonly reason: 'chosen' | 'e-mail' | 'default';
}

/** State and choices of a page where a real API answers some of the resources. */
export interface PartialControls {
  readonly apiUrl: string;
  /** Resources that the mock answers in this page. */
  readonly mockedResources: readonly ResourceName[];
  /** Resources that VITE_MOCKS names. */
  readonly builtResources: readonly ResourceName[];
  /** Current choices. Other mocked resources need a reload. */
  readonly choices: ReadonlyAtom<PartialChoices>;
  choose(changes: Partial<PartialChoices>): void;
  /** Returns the person that the token stands for; undefined when signed out. */
  findPerson(): Person | undefined;
  /** Lists the mock's patients that a physician's patients of the API can stand for. */
  listPatients(): readonly Account[];
}

/** Returns true if the users of the page sign in at the real API. */
export const isSignInReal = (partial: PartialControls | undefined): partial is PartialControls =>
  partial !== undefined && !partial.mockedResources.includes('accounts');
