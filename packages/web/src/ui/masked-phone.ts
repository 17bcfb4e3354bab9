/** A phone number as it is shown: 186****1402; whoever must call it opens the user. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4,}(\d{4})$/u, '$1****$2')
