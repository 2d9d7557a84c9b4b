/** Whether this device itself keeps passkeys and knows its user, by a finger, a face or a lock. */
export const canKeepPasskeys = async (): Promise<boolean> => {
  if (!('PublicKeyCredential' in window)) return false;
  // Who cannot tell is offered nothing.
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
};
