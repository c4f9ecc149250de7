import { samplePdf } from './sample-pdf.ts';
import { samplePicture } from './sample-picture.ts';

const reportLines = [
  'Pathology report',
  'Specimen: left breast, core biopsy.',
  'This is a sample, not a finding.',
];
const markerLines = [
  'Cancer markers',
  'CA 15-3   24 U/mL',
  'CEA   2.1 ng/mL',
  'This is a sample, not a finding.',
];

/** Functions that make sample files on demand: they need no storage and survive an import. */
const sampleMakers = {
  report: () => new Blob([samplePdf(reportLines)], { type: 'application/pdf' }),
  markers: () => new Blob([samplePdf(markerLines)], { type: 'application/pdf' }),
  scan: () => new Blob([samplePicture()], { type: 'image/png' }),
};

export type SampleName = keyof typeof sampleMakers;

const sampleCache: Partial<Record<SampleName, Blob>> = {};

/** Returns a sample file, made once: many seeded documents share it. */
export function getSampleFile(name: SampleName): Blob {
  sampleCache[name] ??= sampleMakers[name]();
  return sampleCache[name];
}
