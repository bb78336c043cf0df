/** With this query parameter, the checkout first reduces the cart to what is still available. */
export const orderAgainParam = 'Again';
