import { linkOptions } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { currentUserScope, type SubjectScope } from '#api/contract/endpoint.ts';
import type { IntakeSection, IntakeSegment } from '#domain/intake/sections.ts';
import { homePath } from '#domain/paths/home-path.ts';
import type { ReviewAudience } from '#questionnaire/review/review-audience.ts';

/** Patient of the intake. The route creates it; the wizard's frame and the calls use it. */
export interface Subject {
  /** Sent with every call. */
  readonly scope: SubjectScope;
  /** Patient's id: `user_id` of additions to the shared lists (decision 3), and owner of drafts. */
  readonly ownerId: string;
  /** Returns the link to a section. */
  readonly linkTo: (segment: IntakeSegment) => ReturnType<typeof ownLink> | ReturnType<typeof patientLink>;
  /** True if the user is the patient, false for a physician. */
  readonly isOwn: boolean;
  /** Page to open once Summary is saved (intake §2). */
  readonly finishPath: (typeof homePath)[keyof typeof homePath];
  /** Page with all answers to read, and the label of its link. */
  readonly review: { label: string; link: typeof ownReview | ReturnType<typeof patientReview> };
  /** Phrasing of the questions: a physician is asked about the patient. */
  readonly audience: ReviewAudience;
  /** Returns a section's title in the review; for physicians without "My" (physician §2). */
  readonly titleOf: (section: IntakeSection) => string;
}

// In these links, `state: true` passes on the page that opened the intake (decision 55).
/** Returns the link to a section of the user's own intake. */
const ownLink = (section: IntakeSegment) =>
  linkOptions({ to: '/myHealth/{-$section}', params: { section }, state: true });

/** Returns the link to a section of a patient's intake, for a physician. */
const patientLink = (patientId: string, section: IntakeSegment) =>
  linkOptions({
    to: '/physician/update-profile/$patientId/{-$section}',
    params: { patientId, section },
    state: true,
  });

const ownReview = linkOptions({ to: '/myHealth/check-answers', state: true });

const patientReview = (patientId: string) =>
  linkOptions({ to: '/physician/patient-profile/$patientId', params: { patientId } });

/** Returns the subject for a patient's own record. */
export function ownSubject(ownerId: string): Subject {
  return {
    scope: currentUserScope,
    ownerId,
    linkTo: ownLink,
    isOwn: true,
    finishPath: homePath.patient,
    review: { label: 'Check your answers', link: ownReview },
    audience: 'patient',
    titleOf: ({ title }) => title,
  };
}

/** Returns the subject for a physician on a patient's record. */
export function patientSubject(patientId: string): Subject {
  return {
    scope: { userId: patientId },
    ownerId: patientId,
    linkTo: (segment) => patientLink(patientId, segment),
    isOwn: false,
    finishPath: homePath.physician,
    review: { label: 'Patient Profile', link: patientReview(patientId) },
    audience: 'physician',
    titleOf: ({ title }) => title.replace(/^My /, ''),
  };
}

const SubjectContext = createContext<Subject | null>(null);
export const SubjectProvider = SubjectContext.Provider;

/** @throws Error outside a SubjectProvider */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext);
  if (!subject) throw new Error('useSubject needs a SubjectProvider around it');
  return subject;
}
