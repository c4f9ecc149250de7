import { useQuery } from '@tanstack/react-query';
import { listDocuments } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import { useSubject } from '../subject.ts';

/** Queries the documents of the intake's patient. */
export function useDocuments() {
  const { scope } = useSubject();
  return useQuery({ ...endpointQuery(listDocuments, { subject: scope }), staleTime: 0 });
}
