import type { MedicineResponse } from '#domain/shoops/history/response.ts';
import { positionOn, type TimeAxis } from './time-axis.ts';

/** Step of a medicine's dose on the axis of time. */
export interface DoseStep {
  /** ISO moment of the Shoop. */
  readonly since: string;
  readonly dose: string;
  /** Start and end on the axis, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Share of the highest dose of the medicine, from 0 to 1; null if the dose is unknown. */
  readonly share: number | null;
}

/** Returns the steps of a medicine, oldest first. The last one lasts until the end of the axis. */
export function doseSteps({ steps }: MedicineResponse, axis: TimeAxis): DoseStep[] {
  const highest = Math.max(...steps.map(({ mg }) => mg ?? 0));
  const sentSteps = steps.flatMap(({ since, dose, mg }) => (since === null ? [] : [{ since, dose, mg }]));
  return sentSteps.map(({ since, dose, mg }, index) => {
    const next = sentSteps[index + 1];
    return {
      ...{ since, dose, from: positionOn(axis, since), to: next ? positionOn(axis, next.since) : 1 },
      share: mg === null || highest === 0 ? null : mg / highest,
    };
  });
}
