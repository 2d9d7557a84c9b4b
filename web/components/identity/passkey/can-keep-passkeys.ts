/** Whether this device itself keeps passkeys and knows its user, by a finger, a face or a lock. */
export const canKeepPasskeys = async (): Promise<boolean> => {
  if (!('PublicKeyCredential' in window)) return false;
  // A browser that cannot say is taken as one that cannot keep passkeys.
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
};
