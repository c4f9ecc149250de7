import { linkOptions } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { SubjectScope } from '#api/endpoint.ts';
import type { IntakeSegment } from '#domain/intake/sections.ts';

/** Who the intake is about: made by the route, read by the wizard's frame and the calls, and by nothing else. */
export interface Subject {
  /** Goes with every call. */
  readonly scope: SubjectScope;
  /** The `user_id` of what is added to the shared lists: the person the record is about (decision 3). */
  readonly ownerId: string;
  /** Where a section's address is. */
  readonly linkTo: (segment: IntakeSegment) => ReturnType<typeof ownLink> | ReturnType<typeof patientLink>;
  /** True where 'Health Intake' and its lead are shown: not for a physician (intake §2). */
  readonly hasHeading: boolean;
}

const ownLink = (section: IntakeSegment) => linkOptions({ to: '/myHealth/{-$section}', params: { section } });

const patientLink = (patientId: string, section: IntakeSegment) =>
  linkOptions({ to: '/physician/update-profile/$patientId/{-$section}', params: { patientId, section } });

/** A patient on their own record. */
export function ownRecord(ownerId: string): Subject {
  return { scope: {}, ownerId, linkTo: ownLink, hasHeading: true };
}

/** A physician on a patient's record. */
export function patientRecord(patientId: string): Subject {
  return {
    scope: { userId: patientId },
    ownerId: patientId,
    linkTo: (segment) => patientLink(patientId, segment),
    hasHeading: false,
  };
}

const SubjectContext = createContext<Subject | null>(null);
export const SubjectProvider = SubjectContext.Provider;

/** @throws Error outside a SubjectProvider */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext);
  if (!subject) throw new Error('An intake needs to know whose it is');
  return subject;
}
