"""The window itself: composes the other rooms, and knows every one of them."""
