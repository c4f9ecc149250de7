import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { arbitrarySending } from './arbitrary-payload.ts';
import { isShownFolded } from './medicine/finished-medicine.ts';
import { type FormMedicine, modeOf } from './medicine/form-medicine.ts';
import { blankMedicine } from './medicine/medicine-questions.ts';
import { payloadOf } from './payload.ts';
import { recommendationsOf } from './recommendations.ts';
import { isSameMedicine } from './same-shoop.ts';
import { addStart, putBack, splitOffStart } from './start-from.ts';

const createdAt = '2026-03-02T09:00:00.000Z';

/** Payloads of one recommendation, and the recommendation as read back. */
const arbitrarySent = arbitrarySending('ada').map((payloads) => {
  const stored = payloads.map(({ doses, ...fields }, place) => ({
    ...fields,
    id: `shoop-${place}`,
    isReady: true,
    createdAt,
    ShoopDoses: doses.map((dose, index) => ({ ...dose, id: `dose-${place}-${index}` })),
  }));
  const { shoops } = v.parse(shoopListSchema, JSON.parse(JSON.stringify(stored)));
  const [recommendation] = recommendationsOf(shoops);
  if (!recommendation) throw new Error('No recommendation was read');
  return { payloads, recommendation };
});
const typedMedicine: FormMedicine = { ...blankMedicine(), targetCannabinoid: 'CBN' };

it('copies a recommendation without its identifiers (decision 86)', () => {
  fc.assert(
    fc.property(arbitrarySent, ({ payloads, recommendation }) => {
      const rows = addStart([blankMedicine()], { key: 'press', recommendation });
      expect(JSON.stringify(rows)).not.toMatch(/shoop-\d|dose-\d-\d/);
      const started = rows.map((row) => payloadOf(row, 'ada'));
      expect(started.map((one, place) => isSameMedicine(one, payloads[place] ?? one))).not.toContain(false);
      expect(started).toHaveLength(payloads.length);
      expect(rows.map(isShownFolded)).toEqual(payloads.map((_, place) => place > 0));
      expect(modeOf(rows)).toBe('Import');
    }),
  );
});

it('keeps typed medicines, replaces blank ones, and is added only once', () => {
  fc.assert(
    fc.property(arbitrarySent, ({ recommendation }) => {
      const start = { key: 'press', recommendation };
      const alone = addStart([blankMedicine()], start);
      expect(addStart(alone, start)).toEqual(alone);
      const once = addStart([typedMedicine, blankMedicine()], start);
      expect(once[0]).toBe(typedMedicine);
      expect(once).toHaveLength(1 + recommendation.shoops.length);
      expect(addStart(once, start)).toEqual(once);
      const folded = once.map((row) => ({ ...row, isFolded: true }));
      expect(addStart(folded, start).map(({ isFolded }) => isFolded)).toEqual(
        folded.map((_, place) => place !== 1),
      );
    }),
  );
});

it('removes a start with later edits, and puts it back', () => {
  fc.assert(
    fc.property(arbitrarySent, ({ recommendation }) => {
      const rows = addStart([typedMedicine], { key: 'press', recommendation });
      const changed = rows.map((row) => (row.start ? { ...row, note: 'changed' } : row));
      const { taken, rest } = splitOffStart(changed, { key: 'press' });
      expect(rest).toEqual([typedMedicine]);
      expect(putBack(rest, taken)).toEqual(changed);
      expect(splitOffStart(taken, { key: 'press' }).rest).toEqual([blankMedicine()]);
      expect(putBack([blankMedicine()], taken)).toEqual(taken);
    }),
  );
});
