import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readProfile, updateProfileImage } from '#api/endpoints/accounts/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import { useWrite } from '#api/use-write.ts';
import { fileOfCanvas } from '#identity/picture/crop-picture.ts';

/** Uploads a canvas as the profile image; updates the page and the menu at once. */
export function usePictureSave() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useWrite(updateProfileImage);
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);

  /** @returns true if the image is saved */
  async function savePicture(canvas: HTMLCanvasElement): Promise<boolean> {
    setError(null);
    setIsSaving(true);
    try {
      await mutateAsync({ body: { file: await fileOfCanvas(canvas) } });
      // Shown until the profile is refetched, which may take a while or fail.
      const profileImage = canvas.toDataURL('image/jpeg');
      const { queryKey } = endpointQuery(readProfile, {});
      queryClient.setQueryData(queryKey, (known) => known && { ...known, profileImage });
      updateCurrentUser({ profileImage });
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return { savePicture, isSaving, error };
}
