/** Why shoppers cancel; their names stand in the messages. */
export const cancelReasons = ['mind', 'mistake', 'late', 'price', 'other'] as const;
