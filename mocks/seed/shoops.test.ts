import * as v from 'valibot';
import { expect, test } from 'vitest';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import { inHundredths, sumOfDoses } from '#domain/values/amounts/doses.ts';
import { createTestServer } from '../testing/test-server.ts';

test('every seeded Shoop keeps the rules of its form (physician §5, decision 41)', async () => {
  const { shoops } = (await createTestServer()).store.tables;
  expect(shoops.length).toBeGreaterThan(0);
  expect(v.parse(shoopListSchema, shoops).unreadable).toBe(0);
  for (const { id, dailyDose, dailyDoseUnit, frequency, frequencyUnit, ShoopDoses } of shoops) {
    const target = inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
    expect(target, id).toBeGreaterThan(0);
    expect(ShoopDoses, id).toHaveLength(frequencyUnit === 'Daily' ? frequency : 0);
    if (frequencyUnit === 'Daily') expect(sumOfDoses(ShoopDoses), id).toBe(target);
  }
});

test('several patients were sent three medicines together, each time with one notification', async () => {
  const { shoops, notifications } = (await createTestServer()).store.tables;
  const sentShoops = shoops.filter(({ isReady, userId }) => isReady && userId.startsWith('patient-'));
  const recommendations = Object.values(
    Object.groupBy(sentShoops, ({ userId, createdAt }) => `${userId} ${createdAt}`),
  );
  expect(recommendations.filter((medicines) => medicines?.length === 3).length).toBeGreaterThan(5);
  const dosingNotifications = notifications.filter(
    ({ accountId, link }) => accountId.startsWith('patient-') && link === '/dosing-history',
  );
  expect(dosingNotifications).toHaveLength(recommendations.length);
});

test('the scenarios of drafts and of a hundred Shoops have the announced number', async () => {
  const { store } = await createTestServer();
  const parseShoops = (isReady: boolean) =>
    v.parse(
      shoopListSchema,
      store.tables.shoops.filter((shoop) => shoop.userId === 'complete-patient' && shoop.isReady === isReady),
    ).shoops;
  await store.reset('three-drafts');
  expect(parseShoops(false)).toHaveLength(3);
  await store.reset('hundred-shoops');
  const sentShoops = recommendationsOf(parseShoops(true));
  expect(sentShoops).toHaveLength(100);
  expect(sentShoops.filter(({ shoops }) => shoops.length === 3)).toHaveLength(20);
});
