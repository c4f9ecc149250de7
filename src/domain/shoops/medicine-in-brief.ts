import { formatDose } from '#domain/values/doses.ts';
import { dailyTotal, rhythm } from './reading.ts';
import { listed } from './safety/words.ts';
import type { Shoop } from './shoop.ts';

type Medicine = Pick<
  Shoop,
  'doses' | 'dailyDose' | 'dailyDoseUnit' | 'frequency' | 'frequencyUnit' | 'ingestionMethod' | 'note'
>;

/** Returns a medicine without its name in one line: '5 mg a day · Evening 5 mg · Ingested'. */
export function medicineInBrief(medicine: Medicine): string {
  const total = dailyTotal(medicine)?.amount ?? '';
  const { doses } = medicine;
  // One dose without a time of day says no more than the total.
  const isTotal = doses.length === 1 && doses[0]?.doseTime === '';
  const times = doses.map((dose) => [dose.doseTime, formatDose(dose)].filter(Boolean).join(' '));
  return [
    total === '' || total.endsWith(' a day') ? total : `${total} a day`,
    rhythm(medicine),
    isTotal ? '' : listed(times),
    medicine.ingestionMethod,
    medicine.note.trim() === '' ? '' : 'with a note',
  ]
    .filter(Boolean)
    .join(' · ');
}
