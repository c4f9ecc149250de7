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

export interface DueQueries {
  /** Undefined if loading failed. */
  status: readonly SectionStatus[] | undefined;
  checkUps: readonly { createdAt: string }[] | undefined;
}

/** Returns which cards are due. Data that failed to load counts as due. */
export function findDueCards({ status, checkUps }: DueQueries, now?: Date): Record<DueCard, boolean> {
  return {
    checkUp: findTodaysCheckUps(checkUps ?? [], now).length === 0,
    intake: !intakeProgress(status).isDone,
  };
}

/**
 * Returns the card that leads the dashboard (decision 25): the intake for new users, else today's
 * question until it is answered.
 */
export function findLeadingCard(dues: DueQueries, now?: Date): DueCard {
  const { checkUp, intake } = findDueCards(dues, now);
  const isNew = dues.status && intakeProgress(dues.status).doneCount === 0 && !dues.checkUps?.length;
  return intake && (isNew || !checkUp) ? 'intake' : 'checkUp';
}
