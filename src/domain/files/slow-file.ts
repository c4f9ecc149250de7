/** File of a test whose bytes can be read only after `read` was called. */
export function slowFile(name: string, content: BlobPart): { file: File; read: () => void } {
  const file = new File([content], name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slice = file.slice.bind(file);
  // `readHead` reads a slice of a file, so only slices wait.
  file.slice = (...range) => {
    const part = slice(...range);
    return Object.assign(part, {
      arrayBuffer: () => promise.then(() => new Blob([content]).arrayBuffer()),
    });
  };
  return { file, read: () => resolve() };
}
