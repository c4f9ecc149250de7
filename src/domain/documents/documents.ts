/** Types of documents (intake §9). */
export const documentTypes = [
  'Cancer Markers',
  'Medical/Article Search',
  'Medical Reports',
  'Pathology Reports',
  'Scans',
  'X-Rays',
  'Other',
] as const;

/** Literal texts of the documents (intake §3 and §8, accounts §8 for the size; decision 39). */
export const documentMessages = {
  secondFile: 'Please remove the file to add a new file',
  notSaved: 'My Document not Added',
  added: 'My Document Add Successfully',
  updated: 'My Document Update Successfully',
  removed: 'Document Removed SuccessFully',
  notRemoved: 'Please Check your Service Provider',
  noDescription: 'No Description Added',
  tooLarge: 'Your File is Too Large',
} as const;

/** Document in the client's shape (intake §3). */
export interface PatientDocument {
  readonly id: string;
  readonly documentTitle: string;
  readonly documentType: string;
  readonly documentDescription: string;
  /** Original name of the file, used for downloads; '' if the server does not send it. */
  readonly documentName: string;
  /** URL of the file; '' if there is none. */
  readonly url: string;
}
