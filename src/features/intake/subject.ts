import { linkOptions } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { ownScope, type SubjectScope } from '#api/contract/endpoint.ts';
import type { IntakeSection, IntakeSegment } from '#domain/intake/sections.ts';
import { homePath } from '#domain/paths/home-path.ts';
import type { Voice } from '#questionnaire/review/voice.ts';

/** Who the intake is about: made by the route, read by the wizard's frame and the calls, and by nothing else. */
export interface Subject {
  /** Goes with every call. */
  readonly scope: SubjectScope;
  /** The `user_id` of what is added to the shared lists: the person the record is about (decision 3). */
  readonly ownerId: string;
  /** Where a section's address is. */
  readonly linkTo: (segment: IntakeSegment) => ReturnType<typeof ownLink> | ReturnType<typeof patientLink>;
  /** Whether whoever reads it is whom it is about: a patient, and no physician. */
  readonly isOwn: boolean;
  /** Where a finished intake goes, once Summary is saved (intake §2). */
  readonly finish: (typeof homePath)[keyof typeof homePath];
  /** The page that shows all answers to read, and what the way there is called. */
  readonly review: { label: string; link: typeof ownReview | ReturnType<typeof patientReview> };
  /** How the review words its questions; the form asks whoever is not the patient about the patient. */
  readonly voice: Voice;
  /** A section's name in the review: the physician's says whose documents they are not (physician §2). */
  readonly titleOf: (section: IntakeSection) => string;
}

// Within the intake `state` hands on where it was opened from (decision 55).
const ownLink = (section: IntakeSegment) =>
  linkOptions({ to: '/myHealth/{-$section}', params: { section }, state: true });

const patientLink = (patientId: string, section: IntakeSegment) =>
  linkOptions({
    to: '/physician/update-profile/$patientId/{-$section}',
    params: { patientId, section },
    state: true,
  });

const ownReview = linkOptions({ to: '/myHealth/check-answers', state: true });

const patientReview = (patientId: string) =>
  linkOptions({ to: '/physician/patient-profile/$patientId', params: { patientId } });

/** A patient on their own record. */
export function ownRecord(ownerId: string): Subject {
  return {
    scope: ownScope,
    ownerId,
    linkTo: ownLink,
    isOwn: true,
    finish: homePath.patient,
    review: { label: 'Check your answers', link: ownReview },
    voice: 'asked',
    titleOf: ({ title }) => title,
  };
}

/** A physician on a patient's record. */
export function patientRecord(patientId: string): Subject {
  return {
    scope: { userId: patientId },
    ownerId: patientId,
    linkTo: (segment) => patientLink(patientId, segment),
    isOwn: false,
    finish: homePath.physician,
    review: { label: 'Patient Profile', link: patientReview(patientId) },
    voice: 'noted',
    titleOf: ({ title }) => title.replace(/^My /, ''),
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
