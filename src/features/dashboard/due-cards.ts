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
}

/** Returns which cards are due. Data that failed to load counts as due. */
export function findDueCards({ status, checkUps }: DueData, now?: Date): Record<DueCard, boolean> {
  return {
    checkUp: findTodaysCheckUps(checkUps ?? [], now).length === 0,
    intake: !intakeProgress(status).isDone,
  };
}

/**
 * Returns the card that leads the dashboard (decision 25): the intake for new users, else today's
 * question until it is answered, then the intake until it is complete.
 */
export function findLeadingCard(dueData: DueData, now?: Date): DueCard {
  const { checkUp, intake } = findDueCards(dueData, now);
  const isNewUser =
    dueData.status && intakeProgress(dueData.status).doneCount === 0 && !dueData.checkUps?.length;
  return intake && (isNewUser || !checkUp) ? 'intake' : 'checkUp';
}
