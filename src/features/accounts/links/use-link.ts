import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { verifyCode } from '#api/endpoints/account-links.ts';
import { endpointQuery } from '#api/query.ts';

/**
 * Asks the server, each time a page opens, whether its link still works. One that does not leads to /expiredlink
 * (accounts §4.3, §8); what else goes wrong says nothing about the link, so it may be asked again.
 */
export function useLink(code: string) {
  const link = useQuery({
    ...endpointQuery(verifyCode, { body: { code } }),
    // Good as long as the page is open, and no longer: the link may be used up meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const navigate = useNavigate();
  const isRefused = link.error?.status === 400;
  useEffect(() => {
    if (isRefused) void navigate({ to: '/expiredlink', replace: true });
  }, [isRefused, navigate]);
  return { ...link, isRefused };
}
