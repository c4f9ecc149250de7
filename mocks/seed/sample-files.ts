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

/** Types and sizes in bytes of the sample files, which a list needs before the files are made. */
export const sampleFacts = {
  report: { type: 'application/pdf', size: 686 },
  markers: { type: 'application/pdf', size: 690 },
  scan: { type: 'image/png', size: 48_268 },
} as const;

export type SampleName = keyof typeof sampleFacts;

/** Functions that make sample files on demand: they need no storage and survive an import. */
const sampleMakers = {
  report: () => samplePdf(reportLines),
  markers: () => samplePdf(markerLines),
  scan: samplePicture,
};

const sampleCache: Partial<Record<SampleName, Blob>> = {};

/** Returns a sample file, made once: many seeded documents share it. */
export function getSampleFile(name: SampleName): Blob {
  const { type } = sampleFacts[name];
  sampleCache[name] ??= new Blob([sampleMakers[name]()], { type });
  return sampleCache[name];
}
