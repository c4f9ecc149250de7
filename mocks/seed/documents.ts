import type { Store } from '#mocks/store/store.ts';
import type { DocumentRecord } from '#mocks/store/tables.ts';
import { type SampleName, sampleFacts } from './sample-files.ts';

type SeededDocument = Pick<DocumentRecord, 'documentTitle' | 'documentType' | 'documentName'> & {
  sample: SampleName;
  documentDescription?: string;
};

const biopsy: SeededDocument = {
  documentTitle: 'Biopsy of the left breast',
  documentType: 'Pathology Reports',
  documentDescription:
    'Core biopsy from March 2023, with the second opinion on the last page. The oncologist asked to have it on file.',
  documentName: 'biopsy-2023-03.pdf',
  sample: 'report',
};
const markers: SeededDocument = {
  documentTitle: 'Markers before the second cycle',
  documentType: 'Cancer Markers',
  documentName: 'markers.pdf',
  sample: 'markers',
};
const chest: SeededDocument = {
  documentTitle: 'Chest X-ray',
  documentType: 'X-Rays',
  documentDescription: 'Taken because of the cough in January.',
  documentName: 'chest x-ray.png',
  sample: 'scan',
};

/** Documents by patient, some of the generated patients among them. */
const documentsByPatient: Record<string, readonly SeededDocument[]> = {
  'complete-patient': [biopsy, markers, chest],
  'patient-100': [chest],
  'patient-106': [markers],
  'patient-112': [markers, chest],
};

/** Adds the documents, whose files are samples. */
export function seedDocuments(store: Store): void {
  for (const [userId, documents] of Object.entries(documentsByPatient)) {
    for (const { sample, documentDescription = '', ...fields } of documents) {
      const { type, size } = sampleFacts[sample];
      store.tables.documents.push({
        id: `document-${store.nextNumber()}`,
        userId,
        ...fields,
        documentDescription,
        mimeType: type,
        size,
        sample,
      });
    }
  }
}
