import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { sendFile } from '../upload/send-file.ts';
import { drawPhoto, NOT_A_PHOTO, type Photo, photoRefusal } from './photo.ts';
import { profileTexts } from './texts.ts';
import { useShowUser } from './use-profile.ts';

class NoAddress extends Error {
  override readonly message = profileTexts.photoWithoutUrl;
}

const upload = async ({ file, type }: Photo) => {
  const { id, url, fields } = await api('createAvatarUpload', { body: { type, size: file.size } });
  await sendFile({ url, fields }, file, { onProgress: () => undefined, signal: new AbortController().signal });
  const user = await api('putAvatar', { body: { upload_id: id } });
  if (user.avatar_url === null) throw new NoAddress();
  return user;
};

/** Chooses, previews, uploads and removes a photo. */
export const usePhoto = () => {
  const showUser = useShowUser();
  const [chosen, setChosen] = useState<Photo>();
  const sending = useMutation({
    mutationFn: upload,
    onSuccess: (user) => {
      showUser(user);
      setChosen(undefined);
      toast.success(profileTexts.photoUploaded);
    },
    onError: (error) => toast.error(error instanceof NoAddress ? error.message : profileTexts.photoUploadFailed),
  });
  const removing = useMutation({
    mutationFn: () => api('deleteAvatar'),
    onSuccess: (user) => {
      showUser(user);
      toast.success(profileTexts.photoRemoved);
    },
    onError: () => toast.error(profileTexts.photoRemoveFailed),
  });
  const choose = async (file: File) => {
    const refusal = photoRefusal(file);
    if (refusal) return void toast.error(refusal);
    try {
      setChosen(await drawPhoto(file));
    } catch {
      toast.error(NOT_A_PHOTO);
    }
  };
  return {
    chosen,
    choose: (file: File) => void choose(file),
    dismiss: () => setChosen(undefined),
    send: () => chosen && sending.mutate(chosen),
    /** Uploads the chosen photo; false when that failed, after showing why. */
    sendChosen: async (): Promise<boolean> =>
      !chosen ||
      sending.mutateAsync(chosen).then(
        () => true,
        () => false,
      ),
    remove: () => removing.mutate(),
    sending: sending.isPending,
    removing: removing.isPending,
  };
};
export type PhotoHandle = ReturnType<typeof usePhoto>;
