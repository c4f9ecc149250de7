import { getSampleFile } from '#mocks/seed/sample-files.ts';

/** Creates a small picture of a type that the browser can write. */
async function drawPicture(type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return blob ?? new Blob();
}

async function createContent(type: string): Promise<Blob> {
  if (type === 'application/pdf') return getSampleFile('report');
  if (type === 'image/png') return getSampleFile('scan');
  return type.startsWith('image/') ? drawPicture(type) : new Blob();
}

/** Creates a file in place of a chosen one, of which a capsule has only the type and size. */
export async function createSampleFile(name: string, type: string, size: number): Promise<File> {
  const content = await createContent(type);
  const padding = new Uint8Array(Math.max(0, size - content.size));
  return new File([content, padding], name, { type });
}
