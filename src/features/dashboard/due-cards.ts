import dayjs from 'dayjs';
import { intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';

/**
 * Returns the check-ups since local midnight, or later than now if the server's clock runs ahead.
 * @param newestFirst all check-ups
 */
export function findTodaysCheckUps<Logged extends { createdAt: string }>(
  newestFirst: readonly Logged[],
  now: Date = new Date(),
): Logged[] {
  const midnight = dayjs(now).startOf('day');
  return newestFirst.filter(({ createdAt }) => !dayjs(createdAt).isBefore(midnight));
}

/** Cards that can be due. */
export type DueCard = 'checkUp' | 'intake';

/** Data that decides which cards are due; undefined where loading failed. */
export interface DueData {
  status: readonly SectionStatus[] | undefined;
  checkUps: readonly { createdAt: string }[] | undefined;
  /** Number of check-ups that could not be read; today’s may be among them. */
  unreadableCheckUps?: number;
}

/**
 * Returns which cards are due. Data that failed to load counts as due. A check-up that could not be
 * read may be today's, so that none is asked for.
 */
export function findDueCards(
  { status, checkUps, unreadableCheckUps = 0 }: DueData,
  now?: Date,
): Record<DueCard, boolean> {
  return {
    checkUp: unreadableCheckUps === 0 && findTodaysCheckUps(checkUps ?? [], now).length === 0,
    intake: !intakeProgress(status).isDone,
  };
}

/**
 * Returns the card that leads the dashboard (decision 25): the intake for new users, else today's
 * question until it is answered, then the intake until it is complete.
 */
export function findLeadingCard(dueData: DueData, now?: Date): DueCard {
  const { checkUp, intake } = findDueCards(dueData, now);
  const { status, checkUps, unreadableCheckUps } = dueData;
  const hasCheckUps = Boolean(checkUps?.length || unreadableCheckUps);
  const isNewUser = status && intakeProgress(status).doneCount === 0 && !hasCheckUps;
  return intake && (isNewUser || !checkUp) ? 'intake' : 'checkUp';
}
