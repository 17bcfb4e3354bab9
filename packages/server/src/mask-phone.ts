/** 139****0001: a number that others than its owner see, and what an account without a name is called. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`
