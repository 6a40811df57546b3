"""Everything that fills the window: menu, lobby, game, and the pages that open over them."""
